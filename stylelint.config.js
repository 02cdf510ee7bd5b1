/** The shipped sheet lives in other people's pages: our prefix everywhere, low specificity, nothing global. */
const shipped = {
  'selector-max-specificity': '0,1,0',
  'selector-max-type': 0,
  'selector-max-universal': 0,
  'selector-max-id': 0,
  'selector-class-pattern': '^fl-[a-z0-9-]+$',
  // Radix tells its content how much room there is.
  'custom-property-pattern': '^(fl|radix)-[a-z0-9-]+$',
  'keyframes-name-pattern': '^fl-[a-z0-9-]+$',
  'declaration-no-important': true,
  'selector-disallowed-list': ['/(^|[\\s,>+~])(:root|html|body)\\b/'],
};

export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/dist/**'],
  rules: {
    'import-notation': 'string',
    'no-descending-specificity': null,
    'value-keyword-case': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [{ files: ['packages/components/**/*.css'], rules: shipped }],
};
