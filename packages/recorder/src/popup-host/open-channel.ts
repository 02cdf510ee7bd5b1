export interface Channel<Sent> {
  post: (message: Sent) => void;
  close: () => void;
}

/** Opens the channel between popup and recorded tab. Ignores messages that `read` does not recognize. */
export function openChannel<Sent, Received>(
  id: string,
  read: (data: unknown) => Received | undefined,
  onMessage: (message: Received) => void,
): Channel<Sent> {
  const channel = new BroadcastChannel(`flowlens-recording ${id}`);
  channel.onmessage = ({ data, origin }: MessageEvent<unknown>) => {
    const message = origin === location.origin ? read(data) : undefined;
    if (message !== undefined) onMessage(message);
  };
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
