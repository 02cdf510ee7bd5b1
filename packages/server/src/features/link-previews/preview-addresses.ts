import { embedPath, sharedFlowPath } from '@flowlens/core/links';

/** Addresses of a public link for other sites. */
export interface PreviewAddresses {
  page: string;
  embed: string;
  picture: string;
  oembed: string;
}

export function previewAddresses(publicUrl: string, token: string): PreviewAddresses {
  const page = publicUrl + sharedFlowPath(token);
  return {
    page,
    embed: publicUrl + embedPath(token),
    picture: `${publicUrl}/flowlens/shared/${encodeURIComponent(token)}/preview`,
    oembed: `${publicUrl}/oembed?${new URLSearchParams({ url: page, format: 'json' }).toString()}`,
  };
}
