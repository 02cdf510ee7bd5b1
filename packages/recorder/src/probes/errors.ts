import { describeArguments } from './describe-value.js';
import type { Probe } from './probe.js';
import { isA, tryRead } from './network/try-read.js';
import { createStackReader, scriptOf } from './stacks.js';

/** Records uncaught errors, unhandled rejections, resources that failed to load, and content security policy violations. */
export const observeErrors: Probe = (context) => {
  const { attempt, emit, now, primordials, window } = context;
  const { listen, unlisten } = primordials;
  const { stackOf, isOwnScript } = createStackReader(context);

  function scriptError(message: string, filename: string, stack: string) {
    const data = { message, url: window.location.href, filename, stack };
    emit({ type: 'javascript_error', at: now(), javascript_error_data: data });
  }

  function resourceError(element: Element) {
    const url = tryRead(() => addressOf(element), '');
    // An image without a URL fails too, but nothing is missing.
    if (!url) return;
    emit({ type: 'resource_error', at: now(), resource_error_data: { tagName: element.localName, url } });
  }

  const onError = (event: ErrorEvent) =>
    attempt(() => {
      const { target } = event;
      if (isA(target, window.Element)) return resourceError(target);
      if (!isA(event, window.ErrorEvent)) return;
      const { message, filename, lineno, colno } = event;
      const place = filename ? `    at ${filename}:${lineno}:${colno}` : '';
      const stack = stackOf(event.error) ?? place;
      scriptError(message, isOwnScript(filename) ? scriptOf(stack) : filename, stack);
    });

  const onRejection = (event: PromiseRejectionEvent) =>
    attempt(() => {
      const reason: unknown = tryRead((): unknown => event.reason);
      const stack = stackOf(reason) ?? '';
      scriptError(`Uncaught (in promise) ${describeArguments([reason], context)}`, scriptOf(stack), stack);
    });

  // Omits the sample of a violation, which is the beginning of a script or style with arbitrary data.
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    attempt(() => {
      const { blockedURI, effectiveDirective, disposition, sourceFile, lineNumber, columnNumber } = event;
      emit({
        type: 'csp_violation',
        at: now(),
        csp_violation_data: {
          directive: effectiveDirective,
          blocked_uri: blockedURI || 'inline',
          disposition,
          ...(sourceFile && { source_file: sourceFile, line_number: lineNumber, column_number: columnNumber }),
        },
      });
    });

  listen(window, 'error', onError, true);
  listen(window, 'unhandledrejection', onRejection, true);
  listen(window, 'securitypolicyviolation', onViolation, true);
  return () => {
    unlisten(window, 'error', onError, true);
    unlisten(window, 'unhandledrejection', onRejection, true);
    unlisten(window, 'securitypolicyviolation', onViolation, true);
  };
};

/** Returns the URL that an element loads. */
function addressOf(element: Element): string {
  const { src, href, currentSrc, data } = element as {
    src?: unknown;
    href?: unknown;
    currentSrc?: unknown;
    data?: unknown;
  };
  for (const address of [currentSrc, src, href, data]) if (typeof address === 'string' && address) return address;
  return '';
}
