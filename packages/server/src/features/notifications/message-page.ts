import type { Content } from '../../platform/mail/delivery.js';
import { escapeHtml } from '@flowlens/core/internal';
import { MAIL_TEXTS } from './messages.js';

type Parts = Record<'heading' | 'lead' | 'how' | 'link' | 'button' | 'note', string>;

/** Builds a message with one button. Names in its texts must contain no links. */
export function messageOf(subject: string, parts: Parts): Content {
  return { subject, text: plainText(parts), html: html(parts) };
}

function plainText({ lead, how, link, button, note }: Parts): string {
  return [lead, how, `${button}: ${link}`, note].join('\n\n');
}

/** Uses tables and attributes, because mail clients support only those, and colours for dark mode if the client supports it. */
function html({ heading, lead, how, link, button, note }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
.canvas { background: #0e0e11 !important; }
.card { background: #17171b !important; border-color: #2c2c33 !important; }
.text { color: #ededf0 !important; }
.muted { color: #a3a3ae !important; }
.button { background: #6366f1 !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f6f7">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f6f7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td class="muted" style="padding:0 4px 12px;font:600 13px/20px system-ui,sans-serif;color:#5d5d68">${MAIL_TEXTS.product}</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e2e2e6;border-radius:10px;font:14px/22px system-ui,sans-serif;word-break:break-word">
<h1 class="text" style="margin:0 0 12px;font:600 18px/24px system-ui,sans-serif;color:#1a1a1f">${escapeHtml(heading)}</h1>
<p class="text" style="margin:0 0 12px;color:#1a1a1f">${escapeHtml(lead)}</p>
<p class="text" style="margin:0 0 20px;color:#1a1a1f">${escapeHtml(how)}</p>
<p style="margin:0"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:8px 16px;background:#4f46e5;border-radius:6px;color:#ffffff;font-weight:500;text-decoration:none">${button}</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;font:13px/20px system-ui,sans-serif;color:#5d5d68">${escapeHtml(note)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
