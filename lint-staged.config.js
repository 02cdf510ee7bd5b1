export default {
  '*.{ts,tsx,js,mjs,cjs}': ['prettier --write', 'eslint --max-warnings 0 --no-warn-ignored'],
  '*.css': ['prettier --write', 'stylelint --max-warnings 0 --ignore-path .gitignore'],
  '*.{md,mdx,json,yaml,yml,html}': 'prettier --write',
};
