import type { ProjectRole } from '../permissions/roles.js';
import type { FormResult } from './form-result.js';

export interface InviteForm {
  email: string;
  role?: ProjectRole;
}

/** As the HTML standard checks an input of type e-mail, with a dot in the domain, and no dot at the ends of a part or beside another. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const EMAIL_MAX_CHARS = 254;

/** An invitation: the e-mail is trimmed, required and checked; the role is USER where none is chosen (spec §5). */
export function validateInviteForm(
  form: InviteForm,
): FormResult<Required<InviteForm>, 'emailRequired' | 'emailInvalid'> {
  const email = form.email.trim();
  if (email === '') return { ok: false, errors: { email: 'emailRequired' } };
  if (email.length > EMAIL_MAX_CHARS || !EMAIL.test(email)) return { ok: false, errors: { email: 'emailInvalid' } };
  return { ok: true, value: { email, role: form.role ?? 'USER' } };
}
