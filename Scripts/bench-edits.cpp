// The edits of Sources/Benchmarks over a plain UTF-16 string: what the state's calls are measured against.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

struct State {
  std::u16string text;
  size_t caret = 0, marked = 0, length = 0;

  void set_marked(const std::u16string &next) {
    size_t at = length > 0 ? marked : caret;
    text.replace(at, length, next);
    marked = at;
    length = next.size();
    caret = at + next.size();
  }
  void insert(const std::u16string &next) {
    size_t at = length > 0 ? marked : caret;
    text.replace(at, length, next);
    length = 0;
    caret = at + next.size();
  }
  void delete_backward() {
    if (caret == 0) return;
    size_t count = caret > 1 && (text[caret - 1] & 0xFC00) == 0xDC00 && (text[caret - 2] & 0xFC00) == 0xD800 ? 2 : 1;
    text.erase(caret - count, count);
    caret -= count;
  }
};

int main() {
  const std::vector<std::u16string> marks = {u"z", u"zh", u"zho", u"zhon", u"zhong", u"zhong w", u"zhong we",
                                             u"zhong wen"};
  const std::u16string name = u"中文", last = u"文";
  const int rounds = 2000, samples = 30;
  std::vector<double> values;
  size_t kept = 0;
  for (int sample = 0; sample <= samples; sample++) {
    auto start = std::chrono::steady_clock::now();
    State state;
    for (int round = 0; round < rounds; round++) {
      if (round % 2 == 0) state = State();
      for (const auto &mark : marks) state.set_marked(mark);
      state.insert(name);
      state.delete_backward();
      state.insert(last);
    }
    std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    kept += state.text.size();
    if (sample > 0) values.push_back(time.count() / (rounds * (marks.size() + 3)));
  }
  if (kept == 0) return 1;
  std::sort(values.begin(), values.end());
  auto line = [&](double part) { return (long)(values[std::min(values.size() - 1, (size_t)(part * values.size()))] * 100 + 0.5); };
  std::printf("cpp\t%ld\t%ld\t%ld\n", line(0), line(0.5), line(0.9));
}
