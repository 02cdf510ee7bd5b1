document.querySelector('#next').value = new URLSearchParams(location.search).get('next') ?? '/';
