import { oneLine } from '@flowlens/core';
import type { ProjectRole } from '@flowlens/core';
import { escapeHtml } from '../escape-html.js';
import { MAIL_TEXTS } from './messages.js';
import { unlink } from './unlink.js';

const NAME_CHARS = 100;
const ADDRESS_CHARS = 320;
const texts = MAIL_TEXTS.invitation;

export interface Invite {
  to: string;
  projectName: string;
  /** Without the address where members do not see each other's. */
  invitedBy: { name: string; email?: string | undefined };
  role: ProjectRole;
}

/** A message without its sender, addressee and headers. */
export interface Content {
  subject: string;
  text: string;
  html: string;
}

/**
 * The invitation to a project as an e-mail. Names carry no links, so that nobody sends an address of their own in our name; the button
 * leads to `link`.
 */
export function invitationMessage({ to, projectName, invitedBy, role }: Invite, link: string): Content {
  const email = oneLine(invitedBy.email ?? '', ADDRESS_CHARS);
  const project = { projectName: nameOf(projectName) };
  const name = oneLine(invitedBy.name, NAME_CHARS) === email ? '' : nameOf(invitedBy.name);
  const inviter = name !== '' && email !== '' ? `${name} (${email})` : name || email || texts.somebody;
  const content = {
    heading: texts.heading(project),
    lead: texts.lead({ ...project, inviter, role }),
    how: texts.how({ address: oneLine(to, ADDRESS_CHARS) }),
    link,
  };
  return {
    subject: texts.subject({ ...project, inviter: name || email || texts.somebody }),
    text: plainText(content),
    html: html(content),
  };
}

function nameOf(text: string): string {
  return unlink(oneLine(text, NAME_CHARS));
}

type Parts = Record<'heading' | 'lead' | 'how' | 'link', string>;

function plainText({ lead, how, link }: Parts): string {
  return [lead, how, `${texts.button}: ${link}`, texts.note].join('\n\n');
}

/** Tables and attributes, because that is what mail clients lay out; colours for dark mode where a client knows it. */
function html({ heading, lead, how, link }: Parts): string {
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
<p style="margin:0"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:8px 16px;background:#4f46e5;border-radius:6px;color:#ffffff;font-weight:500;text-decoration:none">${texts.button}</a></p>
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;font:13px/20px system-ui,sans-serif;color:#5d5d68">${escapeHtml(texts.note)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
