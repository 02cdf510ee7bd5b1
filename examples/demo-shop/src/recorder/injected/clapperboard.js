/**
 * Covers the page with the time of the frame: 32 bars for the bits of the epoch milliseconds. The inverted bars below
 * distinguish it from other frames. Running the script again removes it.
 */
(() => {
  const ID = 'flowlens-clapperboard';
  const shown = document.getElementById(ID);
  if (shown) return shown.remove();
  const canvas = document.createElement('canvas');
  canvas.id = ID;
  canvas.width = 1280;
  canvas.height = 720;
  canvas.style.cssText = 'position:fixed;inset:0;z-index:2147483647;width:100vw;height:100vh';
  document.documentElement.append(canvas);
  const context = canvas.getContext('2d');
  const BAR_PX = 40;

  function draw() {
    const time = Math.round(performance.timeOrigin + performance.now());
    for (let bit = 0; bit < 32; bit += 1) {
      const isSet = Math.floor(time / 2 ** bit) % 2 === 1;
      context.fillStyle = isSet ? '#000' : '#fff';
      context.fillRect(bit * BAR_PX, 0, BAR_PX, 360);
      context.fillStyle = isSet ? '#fff' : '#000';
      context.fillRect(bit * BAR_PX, 360, BAR_PX, 360);
    }
    if (canvas.isConnected) requestAnimationFrame(draw);
  }

  draw();
})();
