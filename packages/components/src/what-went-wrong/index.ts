export { WhatWentWrong, type WhatWentWrongProps } from './what-went-wrong.js';
