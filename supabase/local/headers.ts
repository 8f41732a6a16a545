/** Where the page may connect and frame beyond itself, for a real chain's wallets (https: and wss: origins). */
export interface OutsideSources {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/**
 * The headers of every page and file (DESIGN, Security: content security policy). `secure`: the page is served by https,
 * and browsers never ask for it by http again.
 */
export function securityHeaders(
  outside: OutsideSources & { readonly secure: boolean },
): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self' blob:",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...outside.connect].join(' ')}`,
    `frame-src ${outside.frame.length > 0 ? outside.frame.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    // A stricter policy would cut wallets' popups off from the page (FINDINGS, Flow).
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(outside.secure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
