import { describe, expect, it } from 'vitest';
import type { LinkPreview } from './link-preview.js';
import { previewTags } from './preview-tags.js';

const preview: LinkPreview = {
  token: 'fl_sh_x',
  flowId: 'f1',
  title: 'Checkout fails',
  description: 'Pay,\n and nothing  happens.',
  durationMs: 41_250,
  thumbnailKey: 'thumbnail.jpg',
  pictureKind: 'blurred',
  embedOrigins: ['https://wiki.example'],
};
const tags = (changed: Partial<LinkPreview> = {}) =>
  previewTags({ ...preview, ...changed }, 'https://flowlens.example').split('\n');

describe('previewTags', () => {
  it('describes the flow to chats and wikis', () => {
    expect(tags()).toEqual([
      '<meta property="og:site_name" content="FlowLens">',
      '<meta property="og:type" content="video.other">',
      '<meta property="og:title" content="Checkout fails">',
      '<meta property="og:description" content="Pay, and nothing happens.">',
      '<meta property="og:url" content="https://flowlens.example/shared/flow/fl_sh_x">',
      '<meta property="video:duration" content="42">',
      '<meta property="og:image" content="https://flowlens.example/flowlens/shared/fl_sh_x/preview">',
      '<meta property="og:image:type" content="image/jpeg">',
      '<meta property="og:image:width" content="640">',
      '<meta property="og:image:height" content="360">',
      '<meta property="og:video" content="https://flowlens.example/embed/fl_sh_x">',
      '<meta property="og:video:type" content="text/html">',
      '<meta property="og:video:width" content="960">',
      '<meta property="og:video:height" content="540">',
      '<meta name="description" content="Pay, and nothing happens.">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<link rel="alternate" type="application/json+oembed" href="https://flowlens.example/oembed?url=https%3A%2F%2Fflowlens.example%2Fshared%2Fflow%2Ffl_sh_x&#38;format=json" title="Checkout fails">',
    ]);
  });

  it('escapes every text', () => {
    const hostile = '"><script>alert(1)</script><meta x="';
    const markup = tags({ title: hostile, description: hostile }).join('\n');

    expect(markup).not.toContain('<script');
    expect(markup.match(/<(?!meta (?:name|property)=|link rel=)/g)).toBeNull();
    expect(markup).toContain('content="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#60;meta x=&#34;"');
  });

  it('leaves out what the flow does not have', () => {
    const markup = tags({ description: ' ', durationMs: null, thumbnailKey: null, embedOrigins: [] }).join('\n');

    expect(markup).not.toMatch(/og:image|og:video|video:duration/);
    expect(markup).toContain('name="twitter:card" content="summary"');
    expect(markup).toContain('name="description" content="A recorded browser session');
  });

  it('shortens a long description between characters', () => {
    const [, content = ''] =
      /og:description" content="([^"]*)"/.exec(tags({ description: '🐛'.repeat(400) }).join('\n')) ?? [];

    expect([...content]).toHaveLength(300);
    expect(content.endsWith('🐛…')).toBe(true);
  });
});
