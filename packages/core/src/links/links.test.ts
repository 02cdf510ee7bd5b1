import { describe, expect, it } from 'vitest';
import {
  embedPath,
  flowPath,
  galleryPath,
  jiraPath,
  joinPath,
  loginPath,
  projectPath,
  safeHref,
  safeHttpsHref,
  safeReturnPath,
  siteAddress,
  siteOrigin,
  linkAtTime,
  sharedFlowPath,
} from './links.js';

describe('paths', () => {
  it.each([
    [flowPath('0a1b-2c'), '/flowlens/flow/0a1b-2c'],
    [flowPath('../login'), '/flowlens/flow/..%2Flogin'],
    [jiraPath('0a1b-2c'), '/flowlens/flow/0a1b-2c/link-to-jira'],
    [projectPath('p 1'), '/flowlens?system_id=p+1'],
    [sharedFlowPath('fl_share/x'), '/shared/flow/fl_share%2Fx'],
    [embedPath('fl_share/x'), '/embed/fl_share%2Fx'],
    [
      joinPath({ project_name: 'A & B', project_id: 'p1', invitation_id: 'i1' }),
      '/join/project?project_name=A+%26+B&project_id=p1&invitation_id=i1',
    ],
    [joinPath({ project_id: 'p1', invitation_id: 'i1' }), '/join/project?project_id=p1&invitation_id=i1'],
    [galleryPath({}), '/flowlens'],
    [galleryPath({ projectId: 'p1' }), '/flowlens?system_id=p1'],
    [galleryPath({ invitations: true }), '/flowlens?invitations=open'],
    [loginPath(), '/login'],
    [
      loginPath('/join/project?project_id=1&invitation_id=2'),
      '/login?return=%2Fjoin%2Fproject%3Fproject_id%3D1%26invitation_id%3D2',
    ],
  ])('builds %s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

const REPLACED_PATHS = {
  withoutPage: [undefined, null, '', ' ', '/', '/?a=1', '/#x', 'flowlens', './flowlens', '../x', '?a', '#a'],
  otherHost: [
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
  ],
  encodedSlash: [
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    '/%25252fevil.example',
  ],
  dotSegments: [
    '/./%2fevil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/x/../\\evil.example',
    '/%2e%2e//evil.example',
  ],
  hiddenHost: [
    '/.//evil.example',
    '/./\\evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:evil',
    '/%00',
    '/flow%00lens',
  ],
  controlCharacter: [
    '/\tevil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/flowlens\n',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000x',
  ],
  absoluteUrl: [
    'https:evil.example',
    'https://evil.example',
    'https:/evil.example',
    'http://own.invalid/flowlens',
    'https://own.invalid/x',
  ],
  scriptScheme: [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ],
  otherForm: [
    'mailto:a@b.example',
    'blob:x',
    '@evil.example',
    ':80',
    '//user@evil.example',
    '//evil.example:443/flowlens',
    '//%65vil.example',
  ],
  signInPage: [
    '/login',
    '/login/',
    '/login?return=/flowlens',
    '/LOGIN',
    '/%6cogin',
    '/login#x',
    '/x/../login?return=/login',
    '/login/x',
  ],
  malformed: ['/%', '/%zz', '/%c0%af', '/%e0%80%af', `/${'a'.repeat(10_240)}`, `/${'%25'.repeat(1_000)}2f`],
};

describe('safeReturnPath', () => {
  it.each([
    '/flowlens',
    '/flowlens?system_id=p1&tags=a,b',
    '/flowlens/flow/0a1b-2c#timeline',
    '/shared/flow/fl_token',
    '/join/project?project_name=A%20%26%20B&project_id=1&invitation_id=2',
    '/flowlens?search=50%25',
    '/loginesque',
  ])('accepts %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each(Object.values(REPLACED_PATHS).flat())('replaces %j by the start page', (address) => {
    expect(safeReturnPath(address)).toBe('/flowlens');
  });
});

const UNSAFE_URLS = {
  script: [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
  ],
  file: [
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://a.example/1',
    'ftp://a.example',
  ],
  otherScheme: [
    'mailto:a@b.example',
    'view-source:https://a.example',
    'chrome://settings',
    'filesystem:https://a.example/x',
    'ws://a.example',
  ],
  incomplete: ['//a.example/x', '/x', 'x', '', 'https://', 'http:// a', null, undefined],
};

describe('safeHref', () => {
  it.each(['https://a.example/x?y#z', 'http://localhost:3000/', 'HTTPS://A.example/'])('accepts %s', (url) => {
    expect(safeHref(url)).toBe(new URL(url).href);
  });

  it.each(Object.values(UNSAFE_URLS).flat())('rejects %j', (url) => {
    expect(safeHref(url)).toBeNull();
  });
});

describe('siteAddress', () => {
  it.each([
    ['https://shop.example/checkout', 'https://shop.example/checkout'],
    [' http://localhost:3000 ', 'http://localhost:3000/'],
    ['shop.example', 'https://shop.example/'],
    ['localhost:3000/bag', 'https://localhost:3000/bag'],
  ])('reads %j as %s', (text, address) => {
    expect(siteAddress(text)).toBe(address);
  });

  it.each([
    '',
    'ftp://shop.example',
    'javascript:alert(1)',
    'https://ann:secret@shop.example',
    'two words',
    'https://',
  ])('rejects %j', (text) => {
    expect(siteAddress(text)).toBeNull();
  });

  it('rejects an address that is too long for the API', () => {
    expect(siteAddress(`https://shop.example/${'x'.repeat(2_048)}`)).toBeNull();
  });
});

describe('siteOrigin', () => {
  it.each([
    ['https://wiki.example', 'https://wiki.example'],
    [' HTTPS://Wiki.example:443/ ', 'https://wiki.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ])('reads %j as %s', (text, origin) => {
    expect(siteOrigin(text)).toBe(origin);
  });

  it.each([
    '',
    'wiki.example',
    'https://wiki.example/page',
    'https://wiki.example/?a',
    'https://ann@wiki.example',
    'https://*.example',
    "https://a;script-src'none'.example",
    'https://a,b.example',
    'ftp://wiki.example',
    'javascript:alert(1)',
    'null',
    '*',
  ])('rejects %j', (text) => {
    expect(siteOrigin(text)).toBeNull();
  });
});

describe('safeHttpsHref', () => {
  it('accepts https', () => {
    expect(safeHttpsHref('https://a.example/x')).toBe('https://a.example/x');
  });

  it.each(['http://a.example/', ...Object.values(UNSAFE_URLS).flat()])('rejects %j', (url) => {
    expect(safeHttpsHref(url)).toBeNull();
  });
});

describe('linkAtTime', () => {
  it.each([
    ['https://flowlens.example/flow/f1', 'https://flowlens.example/flow/f1?t=28'],
    ['/flow/f1?tab=sequence#top', '/flow/f1?tab=sequence&t=28#top'],
    ['', '?t=28'],
  ])('adds the time to %j', (url, link) => {
    expect(linkAtTime(url, 28_000)).toBe(link);
  });

  it('keeps two decimals of a second', () => {
    expect(linkAtTime('/flow/f1', 4_567)).toBe('/flow/f1?t=4.57');
  });
});
