import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Generous, because assertions do not check durations and a busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has neither layout nor pointer capture, which lists below buttons use. Tests of server rendering have no DOM.
if (typeof Element !== 'undefined') {
  Object.assign(Element.prototype, { hasPointerCapture: () => false, scrollIntoView: () => undefined });
}
