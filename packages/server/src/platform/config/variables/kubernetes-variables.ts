const SERVICE_NAME =
  /^FLOWLENS_(?:\w+_)?(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;
/** This name alone could be a typo of `PORT`. */
const LINK_NAME = /^FLOWLENS_(?:\w+_)?PORT$/;
const LINK_VALUE = /^(?:tcp|udp|sctp):\/\//;

/**
 * Returns whether Kubernetes set the variable, as it does in every pod for a Service whose name begins with `flowlens`.
 */
export function isOfKubernetes(name: string, value = ''): boolean {
  return SERVICE_NAME.test(name) || (LINK_NAME.test(name) && LINK_VALUE.test(value));
}
