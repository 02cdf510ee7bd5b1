import { toast } from 'sonner';
import { afterEach } from 'vitest';

/** Toasts live longer than a test: without this, the next one would see them too. */
afterEach(() => void toast.dismiss());
