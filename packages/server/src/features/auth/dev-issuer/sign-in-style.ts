/** Style sheet of the development issuer's pages, light and dark. */
export const SIGN_IN_STYLE = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f6f6f7, #0e0e11);
  --card: light-dark(#fff, #17171b);
  --line: light-dark(#e2e2e6, #2c2c33);
  --field-line: light-dark(#8b8b94, #6f6f7a);
  --text: light-dark(#1a1a1f, #ededf0);
  --muted: light-dark(#5d5d68, #a3a3ae);
  --hover: light-dark(#f3f3f5, #202026);
  --active: light-dark(#ebebee, #27272e);
  --accent: light-dark(#4f46e5, #6366f1);
  --accent-hover: light-dark(#4338ca, #575af0);
  --ring: light-dark(#4f46e5, #a5b4fc);
  --tint: light-dark(#eef0ff, #26264a);
  --on-tint: light-dark(#4338ca, #c7d2fe);
  --danger: light-dark(#b91c1c, #fca5a5);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: 24px 16px;
  background: var(--canvas);
  color: var(--text);
  font: 14px/1.5 system-ui, sans-serif;
}
main {
  width: 100%;
  max-width: 400px;
  padding: 28px 24px 24px;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 10px;
}
h1 { margin: 0; font-size: 18px; line-height: 24px; font-weight: 600; letter-spacing: -0.01em; }
.hint { margin: 4px 0 20px; color: var(--muted); }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 8px; overflow: clip; }
li + li { border-top: 1px solid var(--line); }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; }
.person {
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 56px;
  padding: 8px 12px;
  border: 0;
  background: none;
  text-align: start;
  transition: background-color 120ms ease-out;
}
.person:hover { background: var(--hover); }
.person:active { background: var(--active); }
.avatar {
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--tint);
  color: var(--on-tint);
  font-size: 12px;
  font-weight: 600;
}
.who { display: grid; min-width: 0; flex: 1; line-height: 1.35; }
.name { font-weight: 500; }
.email { color: var(--muted); font-size: 13px; overflow: hidden; text-overflow: ellipsis; }
.role { color: var(--muted); font-size: 12px; }
.or { display: flex; align-items: center; gap: 12px; margin: 16px 0; color: var(--muted); font-size: 12px; }
.or::before, .or::after { content: ''; flex: 1; border-top: 1px solid var(--line); }
label { display: block; margin-bottom: 6px; font-weight: 500; }
.field { display: flex; gap: 8px; }
input {
  flex: 1;
  min-width: 0;
  height: 36px;
  padding: 0 10px;
  background: var(--card);
  border: 1px solid var(--field-line);
  border-radius: 6px;
}
input::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid='true'] { border-color: var(--danger); }
.primary {
  height: 36px;
  padding: 0 14px;
  border: 0;
  border-radius: 6px;
  background: var(--accent);
  color: #fff;
  font-weight: 500;
  transition: background-color 120ms ease-out;
}
.primary:hover { background: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.person:focus-visible { outline-offset: -2px; border-radius: 8px; }
.problem { margin: 8px 0 0; color: var(--danger); }
a { color: var(--on-tint); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
