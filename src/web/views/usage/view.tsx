import { signal, useSignalEffect } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { Failed, Problem } from '../../parts/failure.tsx';
import { KeyCard } from '../../parts/key-card.tsx';
import { LoadingLine } from '../../parts/loading.tsx';
import { adminProblem, loadSession, mayBeSignedIn, sessionEnds } from '../../state/admin-session.ts';
import { apiKey } from '../../state/key.ts';
import { signedIn } from '../../state/sign-in.ts';
import type { View } from '../../state/view.ts';
import { adoptStyle } from '../../styles/adopt.ts';
import { DayFigures, Days } from './days.tsx';
import { EXAMPLE_CALLS, EXAMPLE_DAYS, EXAMPLE_ME, EXAMPLE_NOW, EXAMPLE_STATS } from './example.ts';
import { Calls, Latency, Live } from './live.tsx';
import { follow, inputs, load, type Me, me, pause, runsOut, type Tier, tiers } from './model.ts';
import style from './usage.css';

adoptStyle(style);

const day = (at: Date): string => at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const count = (n: number): string => n.toLocaleString('en');

const MonthFigures = ({ mine, now }: { mine: Me; now: number }) => {
  const { key, tier, limits, month } = mine;
  const ends = runsOut(mine, now);
  return (
    <section class="card month" aria-labelledby="month-title">
      <div class="card-head">
        <h2 id="month-title">This month</h2>
        <p class="muted">
          {key.label === '' ? '' : `${key.label}, `}
          <code>{key.id}</code>, {tier.name}, {count(limits.requests_per_minute)} requests per minute
        </p>
      </div>
      <p class="headline">
        <b>{count(month.used)}</b> of {count(limits.credits_per_month)} credits
      </p>
      <progress aria-label="Credits used" value={month.used} max={limits.credits_per_month} />
      <p class="muted">
        {ends
          ? `At this rate, credits run out on ${day(ends)} and renew on ${day(new Date(month.resets_at))}.`
          : `At this rate, credits last until ${day(new Date(month.resets_at))}, when they renew.`}
      </p>
    </section>
  );
};

const Month = () => {
  const answer = me.answer.value;
  if (!answer) return <LoadingLine className="card loading-line" />;
  if (answer.failure)
    return (
      <section class="card">
        <Failed answer={answer} again={load} />
      </section>
    );
  return <MonthFigures mine={answer.body as Me} now={Date.now()} />;
};

const Tiers = () => {
  const answer = tiers.answer.value;
  const { tiers: all = [] } = (answer?.body ?? {}) as { tiers?: readonly Tier[] };
  return (
    <section class="card" aria-labelledby="tiers-title">
      <div class="card-head">
        <h2 id="tiers-title">Tiers</h2>
      </div>
      {answer ? <Failed answer={answer} again={load} /> : <LoadingLine />}
      <ul class="tiers">
        {all.map(({ id, name, requests_per_minute, credits_per_month }) => (
          <li key={id}>
            <b>{name}</b>
            <span>{count(credits_per_month)} credits per month</span>
            <span>{count(requests_per_minute)} requests per minute</span>
          </li>
        ))}
      </ul>
      <p class="muted note">
        Most computations cost one credit, a search ten, an audit twelve; the Reference names the price of each. A
        rejected request costs nothing.
      </p>
    </section>
  );
};

/** What the view is for, with sample figures. */
const Example = () => (
  <section class="example" aria-labelledby="example-title">
    <div class="example-head">
      <h2 id="example-title">Example figures</h2>
      <p class="muted">Sample data. Sign in to see your own usage.</p>
    </div>
    <MonthFigures mine={EXAMPLE_ME} now={EXAMPLE_NOW} />
    <section class="card" aria-labelledby="example-live">
      <div class="card-head">
        <h2 id="example-live">Live requests</h2>
      </div>
      <Latency stats={EXAMPLE_STATS} />
      <Calls calls={EXAMPLE_CALLS} />
    </section>
    <section class="card days" aria-labelledby="example-days">
      <div class="card-head">
        <h2 id="example-days">Requests per day</h2>
      </div>
      <DayFigures days={EXAMPLE_DAYS} />
    </section>
  </section>
);

/** Parts that are loaded when somebody is signed in for them. */
const Own = signal<FunctionComponent<{ apiKey: string }> | undefined>(undefined);
const Administration = signal<FunctionComponent | undefined>(undefined);
const loadOwn = async (): Promise<void> => {
  Own.value ??= (await import('./caller.tsx')).CallerParts;
};
const loadAdministration = async (): Promise<void> => {
  const { Administration: Part, prepare } = await import('./administration/administration.tsx');
  await prepare();
  Administration.value = Part;
};

const WithKey = ({ apiKey: key }: { apiKey: string }) => {
  useEffect(() => {
    void follow();
    void loadOwn();
    return pause;
  }, []);
  return (
    <>
      <Month />
      <Live />
      <Days />
      {Own.value ? <Own.value apiKey={key} /> : null}
    </>
  );
};

/** Without a key: where to paste one, the tiers, and an example of what a key shows. */
const WithoutKey = () => (
  <>
    <div class="usage-begin">
      <section class="card" aria-label="Key">
        <KeyCard />
        <p class="muted note">
          Whoever administers the service signs in with the link that <code>npx metamer sign-in --admin</code> prints.
        </p>
      </section>
      <Tiers />
    </div>
    <Example />
  </>
);

const Main = () => {
  useSignalEffect(() => {
    // Read, so that a key that is given or forgotten loads what belongs to it.
    apiKey.value;
    void load();
  });
  useSignalEffect(() => {
    if (sessionEnds.value !== undefined) void loadAdministration();
  });
  const isAdmin = sessionEnds.value !== undefined;
  return (
    <div class="usage">
      <h1 tabIndex={-1}>{isAdmin ? 'Administration' : 'Account'}</h1>
      <Problem text={adminProblem.value} />
      {isAdmin && Administration.value ? <Administration.value /> : null}
      {isAdmin && apiKey.value !== undefined ? <h2 class="own-title">Your key</h2> : null}
      {apiKey.value === undefined ? null : <WithKey key={apiKey.value.slice(-6)} apiKey={apiKey.value} />}
      {apiKey.value === undefined && !isAdmin ? <WithoutKey /> : null}
    </div>
  );
};

/** What the view waits for. */
const ready = async (): Promise<void> => {
  await signedIn();
  if (mayBeSignedIn()) await loadSession();
  if (sessionEnds.value !== undefined) await loadAdministration();
  // The tiers come from the service: without a key nothing else does, and nothing moves when they are there.
  else if (apiKey.value === undefined) await load();
};

export const view: View = {
  Main,
  inputs,
  ready,
  calls: () => {
    const path = '/v1/usage/me';
    return [
      {
        operation: { name: 'usage.me', path, field: 'usageMe', members: '', credits: 0 },
        input: {},
        written: {
          request: { method: 'GET', path },
          texts: {
            curl: `curl -sS ${location.origin}${path} \\\n  -H "x-api-key: $API_KEY"`,
            TypeScript: `import { createClient } from 'metamer-client';\n\nconst client = createClient({ baseUrl: '${location.origin}', apiKey: process.env.API_KEY });\nconsole.log(await client.usage.me());`,
            GraphQL: 'query {\n  usageMe {\n    tier { name }\n    month { used remaining resetsAt }\n  }\n}',
          },
        },
      },
    ];
  },
  exports: () => [],
  take: () => 'This view does not accept colours.',
};
