// Drawings of the three steps that load an extension. They repeat the adjacent text, so screen readers skip them.
import type { ReactNode } from 'react';

/** An archive that becomes a folder. */
export function ArchivePicture() {
  return (
    <Picture>
      <rect x="12" y="14" width="22" height="28" rx="3" className="fl-picture-sheet" />
      <path d="M23 15v4M23 22v4M23 29v4" className="fl-picture-line" />
      <path d="M42 28h10m-4-4 4 4-4 4" className="fl-picture-strong" />
      <path
        d="M60 20a3 3 0 0 1 3-3h7l3 4h9a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H63a3 3 0 0 1-3-3z"
        className="fl-picture-sheet"
      />
    </Picture>
  );
}

/** The switch at the right of the browser's list of extensions. */
export function DeveloperModePicture() {
  return (
    <BrowserPicture>
      <path d="M16 29h30" className="fl-picture-line" />
      <rect x="64" y="24" width="18" height="10" rx="5" className="fl-picture-filled" />
      <circle cx="77" cy="29" r="3" className="fl-picture-knob" />
      <path d="M16 40h44" className="fl-picture-line" />
    </BrowserPicture>
  );
}

/** The button at the left of the browser's list of extensions. */
export function LoadUnpackedPicture() {
  return (
    <BrowserPicture>
      <rect x="14" y="24" width="34" height="11" rx="3" className="fl-picture-filled" />
      <path d="M20 29.5h22" className="fl-picture-inverse" />
      <rect x="54" y="24" width="28" height="11" rx="3" className="fl-picture-sheet" />
      <path d="M16 42h44" className="fl-picture-line" />
    </BrowserPicture>
  );
}

function BrowserPicture({ children }: { children: ReactNode }) {
  return (
    <Picture>
      <rect x="6" y="6" width="84" height="44" rx="4" className="fl-picture-sheet" />
      <path d="M6 17h84" className="fl-picture-line" />
      <circle cx="13" cy="11.5" r="1.5" className="fl-picture-dot" />
      <circle cx="19" cy="11.5" r="1.5" className="fl-picture-dot" />
      <g>{children}</g>
    </Picture>
  );
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 56" className="fl-load-extension-picture" aria-hidden="true">
      {children}
    </svg>
  );
}
