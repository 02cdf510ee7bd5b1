import { describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from './bodies/cap-text.js';
import { redactBody } from './bodies/redact-body.js';
import { redactLogText, redactText } from './text/redact-text.js';
import { redactUrl } from './redact-url.js';

const MEGABYTE = 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.ceil(MEGABYTE / piece.length)).slice(0, MEGABYTE);

/** Input on which a rule with quadratic backtracking would run for hours, so that this test would time out. */
const PIECES = [
  'a',
  ' ',
  '1',
  '1 ',
  '4-',
  'a.',
  'aaaaaaaaaaa.',
  '"',
  '\\"',
  '\\',
  '{"a":',
  '[',
  'eyJ',
  'eyJ.',
  'eyJhbGciOiJIUzI1NiJ9',
  'Bearer ',
  'basic',
  '://',
  '://a',
  'https://',
  'https://a?token=',
  '?&=#',
  '%22',
  '\\n',
  '-----BEGIN ',
  '-----BEGIN PRIVATE KEY-----',
  'ghp_',
  'SG.aaaaaaaaaaaaaaaaa.',
  'SG.aaaaaaaaaaaaaaaaa-',
  'DE89',
  'DE89 ',
  'cookie: ',
  'set-cookie=a=',
  '123-45-',
  '--b\r\n',
  'name="',
  'token=',
  'a="',
  '"pin":',
  '"pin":"',
  '\\"pin\\":\\"',
  ';a=',
  '?a=?a=',
  '?a=%3Fa%3D',
  '=/',
  'token:',
  'token: ',
  'token:+',
  'token=\\',
  'token=\\"',
  '<pin>',
  '<pin ',
  'pin=a\n',
  '"/?',
  '"\\\\',
  ':\\/\\/',
  'https:\\/\\/\\u0026',
  '/hooks',
  '/a',
  '\\/hooks/a1b2c3d',
  '%2F',
  '%2Fhooks%2Fa',
  '/reset/a1a1a1a1',
  '{val',
  '<name=',
  '{name:"pin",value:"',
  '{name:pin value:',
  'value=',
  'code: ',
  'verification code: ',
  'grant_type',
  'bot123456:',
  '4/0',
  '%41',
  '?%41',
  '?+',
  '%25%34%31',
  'QUJD',
  '/QUJDREVGR0hJSktMTU5P',
  'UVVKRFJFVkdSMGhK',
];

const STRUCTURE = [
  '<pin>',
  '<pin ',
  'pin=a\n',
  'a',
  '"',
  '\\"',
  '\\',
  '{"a":',
  '[',
  '?&=#',
  '--b\r\n',
  'name="',
  '{"name":"pin","value":',
  '{"value":{"a":',
  '{"value":1,',
  'value=1&name=pin&',
  '[name]=pin&',
  '%41',
  '/QUJDREVGR0hJSktMTU5P',
];

describe.each([
  ['redactText', redactText],
  ['redactLogText', redactLogText],
])('%s', (_name, redact) => {
  it.each(PIECES)('processes a megabyte of %j in linear time', (piece) => {
    expect(typeof redact(fill(piece))).toBe('string');
  });
});

describe.each([
  ['redactUrl', redactUrl],
  ['redactBody of JSON', (text: string) => redactBody('application/json', text, BODY_MAX_BYTES)],
  [
    'redactBody of a cut JSON string',
    (text: string) => redactBody('application/json', `{"password":"${text}`, BODY_MAX_BYTES),
  ],
  ['redactBody of a form', (text: string) => redactBody('application/x-www-form-urlencoded', text, BODY_MAX_BYTES)],
  [
    'redactBody of a multipart form',
    (text: string) => redactBody('multipart/form-data', `--b\r\n${text}`, BODY_MAX_BYTES),
  ],
])('%s', (_name, redact) => {
  it.each(STRUCTURE)('processes a megabyte of %j in linear time', (piece) => {
    expect(typeof redact(fill(piece))).toBe('string');
  });
});
