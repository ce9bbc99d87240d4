int cicu_version(void);
