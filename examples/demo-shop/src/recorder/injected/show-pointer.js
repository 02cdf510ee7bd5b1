/**
 * Runs in an isolated world of every document. Draws the pointer, which headless browsers lack, and a ring at every
 * click.
 */
const RING_MS = 520;

const host = document.createElement('div');
host.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
const root = host.attachShadow({ mode: 'closed' });

const pointer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
pointer.setAttribute('viewBox', '0 0 24 24');
pointer.style.cssText =
  'position:absolute;left:-3px;top:-2px;width:26px;height:26px;visibility:hidden;filter:drop-shadow(0 1px 2px rgb(0 0 0/.4))';
const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
arrow.setAttribute('d', 'M3 2 L3 19 L7.6 14.8 L10.6 21.6 L13.6 20.3 L10.6 13.6 L16.8 13.2 Z');
arrow.setAttribute('fill', '#1d1b19');
arrow.setAttribute('stroke', '#fff');
arrow.setAttribute('stroke-width', '1.4');
pointer.append(arrow);
root.append(pointer);

addEventListener(
  'mousemove',
  ({ clientX, clientY }) => {
    pointer.style.visibility = 'visible';
    pointer.style.transform = `translate(${clientX}px, ${clientY}px)`;
  },
  true,
);

addEventListener(
  'mousedown',
  ({ clientX, clientY }) => {
    const ring = document.createElement('div');
    ring.style.cssText = `position:absolute;left:${clientX - 18}px;top:${clientY - 18}px;width:36px;height:36px;border-radius:50%;border:3px solid #4f46e5;background:rgb(79 70 229/.25)`;
    root.prepend(ring);
    const fade = [
      { transform: 'scale(.5)', opacity: 1 },
      { transform: 'scale(1.25)', opacity: 0 },
    ];
    ring.animate(fade, { duration: RING_MS, easing: 'ease-out' }).finished.then(() => ring.remove());
  },
  true,
);

function mount() {
  document.documentElement.append(host);
}

if (document.documentElement) mount();
else
  new MutationObserver((_, observer) => document.documentElement && (observer.disconnect(), mount())).observe(
    document,
    { childList: true },
  );
