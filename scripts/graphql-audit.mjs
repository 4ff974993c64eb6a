// Runs the audit suite of graphql-http against the built service and prints its table. Exits 1 where an audit fails.
import { serverAudits } from 'graphql-http';
import { issueSecret, withBuiltService } from './built-service.mjs';

await withBuiltService(async (base) => {
  const secret = await issueSecret(base);
  const fetchFn = (url, options = {}) =>
    fetch(url, { ...options, headers: { ...options.headers, 'x-api-key': secret } });
  const tally = {};
  for (const { id, fn } of serverAudits({ url: `${base}/v1/graphql`, fetchFn })) {
    const { name, status, reason } = await fn();
    tally[status] = (tally[status] ?? 0) + 1;
    console.log(`${status.padEnd(6)}  ${id}  ${name}${reason ? `: ${reason}` : ''}`);
  }
  console.log(
    Object.entries(tally)
      .map(([status, count]) => `${count} ${status}`)
      .join(', '),
  );
  if (Object.keys(tally).some((status) => status !== 'ok')) process.exitCode = 1;
});
