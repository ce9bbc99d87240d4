#include "CICUShim.h"
#include <unicode/uversion.h>
int cicu_version(void) { return U_ICU_VERSION_MAJOR_NUM; }
