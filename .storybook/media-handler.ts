import { bypass, http, HttpResponse } from 'msw';

/**
 * Serves ranges of the stories' video. The service worker would drop the Range header, so the browser would get the
 * whole file and could not seek.
 */
export const mediaHandler = http.get('*/clip.mp4', async ({ request }) => {
  const file = await (await fetch(bypass(request.url))).arrayBuffer();
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = to ? Math.min(Number(to), file.byteLength - 1) : file.byteLength - 1;
  return HttpResponse.arrayBuffer(file.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${end}/${file.byteLength}`,
    },
  });
});
