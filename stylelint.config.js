/** Rules for the shipped style sheet, which host pages load: our prefix everywhere, low specificity, nothing global. */
const shipped = {
  'selector-max-specificity': '0,1,0',
  'selector-max-type': 0,
  'selector-max-universal': 0,
  'selector-max-id': 0,
  'selector-class-pattern': '^fl-[a-z0-9-]+$',
  // Radix sets this property to the available size.
  'custom-property-pattern': '^(fl|radix)-[a-z0-9-]+$',
  'keyframes-name-pattern': '^fl-[a-z0-9-]+$',
  'declaration-no-important': true,
  'selector-disallowed-list': ['/(^|[\\s,>+~])(:root|html|body)\\b/'],
};

/** A length, or a function such as `calc()`, with one level of brackets inside. */
const LENGTH = '(?:\\w+\\((?:[^()]|\\([^()]*\\))*\\)|[^\\s()]+)';

/** Pages may be read from right to left, so only logical sides such as `inline-start` are allowed, not `left`. */
const noSides = {
  'property-disallowed-list': [
    'left',
    'right',
    '/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/',
    '/^border-(top|bottom)-(left|right)-radius$/',
  ],
  'declaration-property-value-disallowed-list': {
    'text-align': ['left', 'right'],
    '/^(float|clear)$/': ['left', 'right'],
    // Four lengths, of which the second and the last differ.
    '/^(margin|padding|inset)$/': [`/^${LENGTH} (${LENGTH}) ${LENGTH} (?!\\1$)${LENGTH}$/`],
  },
};

/** Styles along the time axis of a video, which runs from left to right in every language. */
const ALONG_TIME = ['packages/components/src/flow-player/{controls,markers,progress}/*.css'];

export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['**/dist/**'],
  rules: {
    'import-notation': 'string',
    'no-descending-specificity': null,
    'value-keyword-case': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    { files: ['{packages/components,examples/app}/**/*.css'], rules: noSides },
    { files: ['packages/components/**/*.css'], rules: shipped },
    {
      files: ALONG_TIME,
      rules: { 'property-disallowed-list': null, 'declaration-property-value-disallowed-list': null },
    },
  ],
};
