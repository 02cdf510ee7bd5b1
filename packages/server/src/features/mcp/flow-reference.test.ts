import { describe, expect, it } from 'vitest';
import { parseFlowReference, readFlowReference } from './flow-reference.js';

const ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';

describe('parseFlowReference', () => {
  it.each([
    [ID, null],
    [`  ${ID.toUpperCase()} `, null],
    [`https://flowlens.example.com/flowlens/flow/${ID}`, null],
    [`https://flowlens.example.com/flowlens/flow/${ID}?t=83`, 83_000],
    [`https://flowlens.example.com/flowlens/flow/${ID}?tab=console&t=1:23.5#top`, 83_500],
    [`https://flowlens.example.com/flowlens/flow/${ID}/link-to-jira?t=4`, 4_000],
    [`/flowlens/flow/${ID}?at=9`, null],
    [`${ID}?t=0:05`, 5_000],
    [`${ID}?t=soon`, null],
  ])('parses %s as the flow at %s', (text, momentMs) => {
    expect(parseFlowReference(text)).toEqual({ id: ID, momentMs });
  });

  it.each([
    '',
    'checkout',
    ID.slice(1),
    `${ID}0`,
    `https://a.example/${ID}`,
    `x ${ID}`,
    `https://a.example/flow/ ${ID}`,
  ])('rejects %j', (text) => {
    expect(parseFlowReference(text)).toBeUndefined();
    expect(() => readFlowReference(text)).toThrow('must be the id');
  });
});
