/**
 * Makes a function that looks at the headers of each request. The first request that names another client, as proxies
 * do, is reported once where no secret is set: the header is then ignored, and all people behind the proxy share the
 * limits of one address.
 *
 * @param secret by which a proxy proves itself; with one there is nothing to say
 */
export function forwardingWatch(
  secret: string | undefined,
  log: (line: string) => void,
): (header: (name: string) => string | undefined) => void {
  let isTold = secret !== undefined;
  return (header) => {
    if (isTold || (header('x-forwarded-for') ?? header('forwarded')) === undefined) return;
    isTold = true;
    log(
      'Requests name other clients (X-Forwarded-For), and PROXY_SECRET is not set: if a proxy stands in front, everybody ' +
        'behind it is counted as one address (docs/DEPLOY.md).',
    );
  };
}
