const player = document.querySelector('flowlens-player');
const state = document.getElementById('state');
const time = document.getElementById('time');

// Events bubble, so that one listener can serve several players.
for (const name of ['ready', 'play', 'pause', 'ended'])
  document.addEventListener(`flowlens-${name}`, () => (state.textContent = name));
document.addEventListener('flowlens-timeupdate', ({ detail }) => (time.textContent = Math.round(detail.timeMs)));

document.getElementById('play').addEventListener('click', () => player.play());
document.getElementById('jump').addEventListener('click', () => player.seek(2_000));
