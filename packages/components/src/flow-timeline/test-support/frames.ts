/** Waits until the browser has drawn the latest change and reported it. */
export const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
