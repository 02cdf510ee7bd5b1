import type { ProjectRole } from '../permissions/roles.js';
import type { FormResult } from './form-result.js';

export interface InviteForm {
  email: string;
  role?: ProjectRole;
}

/**
 * Rule of the HTML standard for e-mail inputs. In addition, the domain needs a dot, and dots must not be adjacent or at the
 * end of a part.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const EMAIL_MAX_CHARS = 254;

/** Validates an invitation. The e-mail address is trimmed and required; the role is USER by default. */
export function validateInviteForm(
  form: InviteForm,
): FormResult<Required<InviteForm>, 'emailRequired' | 'emailInvalid'> {
  const email = form.email.trim();
  if (email === '') return { ok: false, errors: { email: 'emailRequired' } };
  if (email.length > EMAIL_MAX_CHARS || !EMAIL.test(email)) return { ok: false, errors: { email: 'emailInvalid' } };
  return { ok: true, value: { email, role: form.role ?? 'USER' } };
}
