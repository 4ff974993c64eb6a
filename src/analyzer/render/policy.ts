/** Content security policy of a rendered report: nothing is loaded, nothing runs. */
export const HTML_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
