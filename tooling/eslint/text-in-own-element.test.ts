import { Linter } from 'eslint';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { textInOwnElement } from './text-in-own-element.js';

/** Folder with its own project, because the type checker takes long to load that of the whole repository. */
const FOLDER = join(import.meta.dirname, 'example');
const VALUES = `
  import { Fragment, type ReactElement, type ReactNode } from 'react';
  declare const text: string, count: number, on: boolean, node: ReactNode, element: ReactElement, Icon: () => ReactElement;
  declare const maybe: string | undefined;
`;

/** Message ids of the rule's findings. */
function findings(jsx: string): (string | undefined)[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {
        project: 'tsconfig.json',
        tsconfigRootDir: FOLDER,
        // Under CI=true, the parser would read the file from disk once and ignore the code of each test.
        disallowAutomaticSingleRunInference: true,
      },
    },
    plugins: { flowlens: { rules: { text: textInOwnElement } } },
    rules: { 'flowlens/text': 'error' },
  };
  const messages = new Linter({ cwd: FOLDER }).verify(`${VALUES}\n${jsx}`, [config], join(FOLDER, 'example.tsx'));
  return messages.map(({ messageId, message }) => messageId ?? message);
}

describe('text-in-own-element', () => {
  it.each([
    ['text beside something that comes and goes', '<p>Hello {on && <b />}</p>'],
    ['text beside a component, which may show nothing', '<p><Icon /> Hello</p>'],
    ['text that changes beside an element', '<p><b />{text}</p>'],
    ['a number that changes beside a text', '<p>{count} flows</p>', 2],
    ['text that comes and goes beside an element', "<p><b />{on && 'Hello'}</p>"],
    ['text in one branch', "<p><b />{on ? <i /> : 'Hello'}</p>"],
    ['a node that may be text', '<p><b />{node}</p>'],
    ['a list with texts', "<p>{[text, <b key='b' />]}</p>"],
    ['text alone in a fragment', '<>{text}</>'],
    ['text alone in a named fragment', "<Fragment key='a'>{text}</Fragment>"],
    ['text beside other children of a component', '<Icon>Hello {element}</Icon>'],
    ['a space beside something that comes and goes', "<p>{element}{' '}{element}</p>"],
  ])('reports %s', (_what, jsx, times = 1) => {
    expect(findings(`const shown = ${jsx};`)).toEqual(Array<string>(times).fill('beside'));
  });

  it('reports a component that returns text', () => {
    expect(findings('function Title() { return on ? element : text; }')).toEqual(['returned']);
    expect(findings('const Title = () => text;')).toEqual(['returned']);
  });

  it.each([
    ['the only text of an element', "<p>{on ? text : 'Hello'}</p>"],
    ['the only child, whether text or element', '<p>{on ? text : <b />}</p>'],
    ['the only child, whatever it is', '<p>{node}</p>'],
    ['fixed text beside fixed elements', '<p>Hello <b>you</b> there</p>'],
    ['text in elements of its own', '<p>{on && <b />}<span>{text}</span></p>'],
    ['an element that depends on a text', '<p><b />{maybe && <i>{maybe}</i>}</p>'],
    ['lists of elements', '<ul><li />{[text].map((each) => <li key={each}>{each}</li>)}</ul>'],
  ])('accepts %s', (_what, jsx) => {
    expect(findings(`const shown = ${jsx};`)).toEqual([]);
  });

  it('accepts other functions that return text', () => {
    expect(findings('function title() { return text; }')).toEqual([]);
    expect(findings('function Title() { const name = () => text; return <b>{name()}</b>; }')).toEqual([]);
  });
});
