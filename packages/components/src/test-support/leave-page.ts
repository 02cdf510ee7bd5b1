import { act } from '@testing-library/react';

/** Closes the page: changes that could still be undone are sent now. */
export const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));
