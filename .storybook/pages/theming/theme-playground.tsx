import './theming.css';
import { Button, CommentList, FlowPlayer } from '@flowlens/components';
import { FLOW_ID } from '@flowlens/testing';
import { useState } from 'react';
import { contrast, cssOf, PRESETS, textOn, type Theme } from './theme.js';
import { ThemeControls } from './theme-controls.js';

const AA = 4.5;

/** Controls for the basic tokens, components that follow them, and the CSS to copy. */
export function ThemePlayground() {
  const [theme, setTheme] = useState<Theme>(PRESETS['FlowLens']!);
  const css = cssOf(theme);
  return (
    <section className="theme-playground" aria-label="Playground">
      <ThemeControls theme={theme} onChange={setTheme} />
      <div className="theme-preview">
        <style>{css.replace('.fl-root', '.theme-preview .fl-root')}</style>
        <ThemedComponents />
      </div>
      <Contrasts theme={theme} />
      <CssToCopy css={css} />
    </section>
  );
}

function ThemedComponents() {
  const [timeMs, setTimeMs] = useState(0);
  return (
    <>
      <FlowPlayer flowId={FLOW_ID} timeMs={timeMs} onTimeChange={setTimeMs} />
      <div className="theme-preview-aside">
        <CommentList flowId={FLOW_ID} timeMs={timeMs} onSeek={setTimeMs} />
        <div className="fl-root theme-preview-buttons">
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
          <Button variant="danger">Delete</Button>
        </div>
      </div>
    </>
  );
}

/** Contrast of the text on the accent, in both schemes. */
function Contrasts({ theme: { accent } }: { theme: Theme }) {
  return (
    <ul className="theme-contrasts" aria-label="Contrast of text on the accent">
      {(['light', 'dark'] as const).map((scheme) => {
        const ratio = contrast(textOn(accent[scheme]) === '#fff' ? '#ffffff' : '#111111', accent[scheme]);
        return (
          <li key={scheme}>
            <span className="theme-sample" style={{ background: accent[scheme], color: textOn(accent[scheme]) }}>
              Aa
            </span>
            <span>{`${scheme === 'light' ? 'Light' : 'Dark'}: ${ratio.toFixed(1)} : 1`}</span>
            <strong>{ratio >= AA ? 'passes AA' : 'fails AA'}</strong>
          </li>
        );
      })}
    </ul>
  );
}

function CssToCopy({ css }: { css: string }) {
  const [copied, setCopied] = useState('');
  const copy = () => navigator.clipboard.writeText(css).then(() => setCopied(css));
  return (
    <div className="theme-css">
      <pre tabIndex={0} aria-label="CSS of the theme">
        <code>{css}</code>
      </pre>
      <Button size="small" onClick={() => void copy()}>
        {copied === css ? 'Copied' : 'Copy CSS'}
      </Button>
    </div>
  );
}
