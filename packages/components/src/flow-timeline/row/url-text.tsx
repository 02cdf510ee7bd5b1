export interface UrlTextProps {
  url: string;
}

/** A URL in one line that keeps its end visible: host and folders are truncated first, the last part and the query stay. */
export function UrlText({ url }: UrlTextProps) {
  const [head, tail] = splitUrl(url);
  return (
    <span className="fl-timeline-url" title={url}>
      {head && <span className="fl-timeline-url-head">{head}</span>}
      <span className="fl-timeline-url-tail">{tail}</span>
    </span>
  );
}

/** Splits `https://shop.test/api/cart?full=1` into `shop.test/api` and `/cart?full=1`. */
export function splitUrl(url: string): [head: string, tail: string] {
  // Of a data URL, only the beginning is readable.
  if (/^(data|blob):/i.test(url)) return ['', url];
  const plain = url.replace(/^(https?|wss?):\/\//i, '');
  const pathEnd = plain.search(/[?#]/);
  const path = pathEnd < 0 ? plain : plain.slice(0, pathEnd);
  const cut = path.lastIndexOf('/', path.length - 2);
  return cut < 0 ? ['', plain] : [plain.slice(0, cut), plain.slice(cut)];
}
