const asked = document.getElementById('asked');

document.addEventListener('flowlens-navigate', (event) => {
  event.preventDefault();
  asked.textContent = event.detail.target.page;
});
