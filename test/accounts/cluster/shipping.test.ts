import { createClient } from '@libsql/client';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../db/client.ts';
import { openJournal } from '../../../db/journal.ts';
import { shipmentRepository } from '../../../db/repositories/shipments.ts';
import { startShipping } from '../../../src/accounts/cluster/shipping.ts';
import { temporaryFile } from '../../temporary-file.ts';

it('carries every call once over a way on which answers are lost, also those to the question how far it came', async () => {
  const [shared, own] = [temporaryFile(), temporaryFile()];
  const database = await openDatabase(shared.url);
  const client = createClient({ url: shared.url });
  /** What is lost: nothing, or every answer, after its question has arrived. */
  let isLost = false;
  const lossy = new Proxy(client, {
    get: (target, name) =>
      name === 'batch' || name === 'execute'
        ? async (...question: Parameters<typeof client.batch>) => {
            const answer = await (target[name] as typeof client.batch)(...question);
            if (isLost) throw new Error('the answer was lost');
            return answer;
          }
        : Reflect.get(target, name),
  });
  const journal = openJournal(own.path);
  const shipping = await startShipping(journal, shipmentRepository(lossy), pino({ enabled: false }));
  let calls = 0;
  const answer = (count: number): void => {
    const rows = Array.from({ length: count }, () => {
      calls += 1;
      return { call: calls, keyNo: 1, operation: 1, status: 200, credits: 1, micros: 900, label: undefined };
    });
    journal.append(rows);
  };
  const books = async () => {
    const { rows } = await client.execute(
      'SELECT count(*) AS calls, count(DISTINCT call) AS ids, (SELECT sum(credits) FROM usage_days) AS credits FROM calls',
    );
    return { ...rows[0] };
  };

  answer(3);
  await shipping.flush();
  expect(await books()).toEqual({ calls: 3, ids: 3, credits: 3 });

  isLost = true;
  answer(1);
  await expect(shipping.flush()).rejects.toThrow('the answer was lost');
  // It has arrived, and nobody here knows.
  expect(await books()).toEqual({ calls: 4, ids: 4, credits: 4 });
  answer(5);
  isLost = false;
  await shipping.flush();
  expect(await books()).toEqual({ calls: 9, ids: 9, credits: 9 });
  answer(1200);
  await shipping.flush();
  expect(await books()).toEqual({ calls: 1209, ids: 1209, credits: 1209 });

  await shipping.stop();
  journal.close();
  client.close();
  database.close();
  shared.remove();
  own.remove();
});
