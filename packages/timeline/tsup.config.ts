export { default } from '../../tooling/tsup-library.js';
