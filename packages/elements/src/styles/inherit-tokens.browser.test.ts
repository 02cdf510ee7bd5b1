import { FLOW_ID } from '@flowlens/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mockApi } from '../test-support/mock-api.js';
import { REQUIRED, nextEvent, placeElement } from '../test-support/place-element.js';
import { inheritTokens } from './inherit-tokens.js';

async function tokensOfPlayer(css: string) {
  mockApi();
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const player = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID });
  await nextEvent(player, 'flowlens-ready');
  const root = player.shadowRoot!.querySelector('.fl-root')!;
  return (name: string) => getComputedStyle(root).getPropertyValue(name);
}

describe('inheritTokens', () => {
  it('finds the tokens behind an `@supports` without any', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @supports (color: red) { .fl-button { color: red } }
      @supports (color: red) { .fl-root { --fl-radius: 6px } }
    `);

    inheritTokens(sheet);

    expect(sheet.cssRules[0]?.cssText).toBe(':host { --fl-inherited-radius: var(--fl-radius, 6px); }');
  });
});

describe('tokens of an element', () => {
  it('are the defaults of the components', async () => {
    const token = await tokensOfPlayer('');

    expect(token('--fl-radius')).toBe('6px');
    expect(token('--fl-accent')).toContain('#4f46e5');
    expect(token('--fl-accent-soft')).toContain('#4f46e5');
  });

  it.each(['html', 'flowlens-player'])('can be set on %s, and others derive from them', async (selector) => {
    const token = await tokensOfPlayer(`${selector} { --fl-accent: rgb(0 128 128); --fl-radius: 2px; }`);

    expect(token('--fl-radius')).toBe('2px');
    expect(token('--fl-accent')).toBe('rgb(0 128 128)');
    expect(token('--fl-accent-soft')).toContain('rgb(0 128 128)');
  });
});
