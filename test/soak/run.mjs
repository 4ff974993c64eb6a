// What takes too long for tests and benches, on 127.0.0.1 and in temporary files.
// Without `--rows`, a bounded load with a realistic mix of operations on the built service: small calls for the most part, generators, checks,
// pages of the libraries, pictures sent as files and asked for, jobs, streams that are read beside. Prints throughput and latencies, memory and
// event-loop lag over time, and whether answers, usage, streams and charges agree. --seconds S (60), --connections N (32), --workers N (1);
// --nodes N (1): several are a cluster, with a Redis and a libSQL server of its own. Ends with 1 where they do not agree.
// With `--rows`, how the statements of a database grow with keys, calls, jobs, subscriptions and deliveries up to --most N (10,000,000) of
// each. Ends with 1 where one grows faster than it may.
if (process.argv.includes('--rows')) await import('./rows.mjs');
else await import('./load.mjs');
