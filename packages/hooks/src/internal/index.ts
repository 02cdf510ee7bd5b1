// General helpers for `@flowlens/components` and `@flowlens/elements`. Unsupported: they change without notice.
export { shortcutKey } from '../player/keyboard/shortcut-key.js';
export { useRotatingIndex } from '../player/use-rotating-index.js';
export { pointerPosition } from '../player/use-slider.js';
export { isPlainClick } from './is-plain-click.js';
export { type ControllableStateOptions, useControllableState } from './use-controllable-state.js';
export { useCopy, type UseCopyResult } from './use-copy.js';
export { useStableCallback } from './use-stable-callback.js';
