import { hooksIn } from './hook-groups.js';

/** Hooks of folders of the package, with the first sentence of their comments in the source. */
export function HookList({ folders }: { folders: readonly string[] }) {
  return (
    <dl className="sb-unstyled hook-list">
      {hooksIn(folders).map(({ name, summary }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <InlineCode text={summary} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Text whose parts in backticks are code. */
function InlineCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? <span key={index}>{part}</span> : <code key={index}>{part}</code>));
}
