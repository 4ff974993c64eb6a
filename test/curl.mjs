// Stands in for curl on machines that have none: what the documents use of it, and nothing else.
import { writeFileSync } from 'node:fs';

const headers = {};
let [address, body, output, fails] = [undefined, undefined, undefined, false];
const args = process.argv.slice(2);
while (args.length > 0) {
  const arg = args.shift();
  if (arg === '-H') {
    const [name, ...value] = args.shift().split(': ');
    headers[name] = value.join(': ');
  } else if (arg === '-d') body = args.shift();
  else if (arg === '-o') output = args.shift();
  else if (/^-[sSf]+$/.test(arg)) fails ||= arg.includes('f');
  else if (arg.startsWith('-')) throw new TypeError(`${arg} is not known here`);
  else address = arg;
}
const response = await fetch(address, { method: body === undefined ? 'GET' : 'POST', headers, body });
if (fails && !response.ok) process.exit(22);
const content = Buffer.from(await response.arrayBuffer());
if (output === undefined) process.stdout.write(content);
else writeFileSync(output, content);
