import { failed, notApplicable, passed } from '../verdict.ts';
import { guide, security } from './input.ts';

const DAY = 86_400_000;

export const secTls = security('sec-tls', 'serious', 'TLS certificate expires soon or protocol is outdated', {
  help: guide('TLS'),
  fix: 'Renew the certificate in time and support TLS 1.3.',
  run: ({ gathered, now }) => {
    const { tls } = gathered.page;
    if (!tls) return notApplicable('The page was loaded over plain HTTP.');
    const days = tls.validTo === null ? null : Math.floor((Date.parse(tls.validTo) - now) / DAY);
    const faults = [
      ...(days !== null && days < 15 ? [`the certificate ends in ${days} days`] : []),
      ...(/^TLSv1(\.1)?$/.test(tls.protocol) ? [`the protocol is ${tls.protocol}`] : []),
    ];
    return faults.length === 0 ? passed() : failed(`${faults.join('; ')}.`);
  },
  examples: {
    passed: { tls: { protocol: 'TLSv1.3', daysLeft: 60 } },
    failed: [{ tls: { protocol: 'TLSv1.3', daysLeft: 10 } }, { tls: { protocol: 'TLSv1.1', daysLeft: 60 } }],
    notApplicable: '',
  },
});
