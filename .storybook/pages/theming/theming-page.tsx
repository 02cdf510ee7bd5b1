import '../pages.css';
import css from '../../../packages/components/src/styles/tokens.css?raw';
import type { CSSProperties } from 'react';
import { ThemePlayground } from './theme-playground.js';
import { type Token, tokenGroups } from './token-groups.js';

const groups = tokenGroups(css);

/** Playground, and a table of every token with its light and dark value, generated from the style sheet. */
export function ThemingPage() {
  return (
    <article className="fl-root page" lang="en" dir="ltr">
      <h1>Theming</h1>
      <p>
        The look comes from custom properties on <code>.fl-root</code>, the class of every component. Set the basic ones
        after the library’s style sheet; the others derive from them. Light and dark follow the page’s{' '}
        <code>color-scheme</code>.
      </p>
      <ThemePlayground />
      <h2>All tokens</h2>
      {groups.map(({ title, tokens }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <div className="page-table" role="region" aria-label={`Tokens: ${title}`} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">Light</th>
                  <th scope="col">Dark</th>
                </tr>
              </thead>
              <tbody>
                {tokens.map((token) => (
                  <tr key={token.name}>
                    <th scope="row">
                      <code>{token.name}</code>
                    </th>
                    <TokenCell token={token} scheme="light" />
                    <TokenCell token={token} scheme="dark" />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </article>
  );
}

function TokenCell({ token, scheme }: { token: Token; scheme: 'light' | 'dark' }) {
  return (
    <td>
      {token.kind !== 'other' && (
        <span className="page-swatch-ground" style={{ colorScheme: scheme }}>
          <span className="page-swatch" style={swatchStyle(token)} />
        </span>
      )}
      <code>{token[scheme]}</code>
    </td>
  );
}

function swatchStyle({ name, kind }: Token): CSSProperties {
  const value = `var(${name})`;
  return kind === 'shadow' ? { boxShadow: value } : { background: value };
}
