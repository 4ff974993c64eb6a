import { MONTHS_KEPT } from '../credits.ts';

// What Redis does atomically. Numbers are formatted with %.0f: Lua's own text form loses digits above 10^14. Instants are
// microseconds of Redis's own clock.
// What lies under which name is in names.ts. All keys of a script lie in one partition.

const TEXTS = `local texts = function(value) return string.format('%.0f', value) end`;

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
`;

/**
 * The next cursor of a key's feed, as text: one more than the last, so that a gap shows its size. They begin at the present
 * instant, so that those of a Redis that has lost its memory lie behind all that were given out before.
 */
const NEXT_SEQ = `
local feed = redis.call('HMGET', KEYS[1], 'seq', 'base')
if not feed[1] or not feed[2] then
  ${NOW}
  feed[1] = texts(math.max(now, tonumber(feed[1] or '0')))
  redis.call('HSET', KEYS[1], 'base', feed[1])
end
local text = texts(tonumber(feed[1]) + 1)
redis.call('HSET', KEYS[1], 'seq', text)
`;

/**
 * The counter of a month: its field and what it holds. Each month has a field of its own; `months` lists those that are kept, the one
 * that was charged last at the end. What version 1.0 counted, a month and the one before it, is taken over. With `present`, a month
 * that is new counts as charged longest ago, and the present one is not forgotten for it. `known` has the fields it would read.
 */
const COUNTER = `
${TEXTS}
local counter = function(key, wanted, present, known)
  local month = texts(wanted)
  local field = 'used:' .. month
  local state = known or redis.call('HMGET', key, field, 'months', 'period')
  local used, months = tonumber(state[1] or '0'), state[2] or ''
  if state[3] then
    local old = redis.call('HMGET', key, 'used', 'before')
    local period = tonumber(state[3])
    redis.call('HDEL', key, 'period', 'used', 'before')
    for at, count in ipairs({tonumber(old[2] or '0'), tonumber(old[1] or '0')}) do
      local one = texts(period - 2 + at)
      if count > 0 then
        redis.call('HINCRBY', key, 'used:' .. one, texts(count))
        if one == month then used = used + count end
        if not string.find(' ' .. months .. ' ', ' ' .. one .. ' ', 1, true) then months = months .. ' ' .. one end
      end
    end
  end
  local set = present and month ~= texts(present)
  if set and string.find(' ' .. months .. ' ', ' ' .. month .. ' ', 1, true) and not state[3] then return field, used end
  if string.sub(months, -#month) ~= month or state[3] then
    local kept = {}
    for one in string.gmatch(months, '%d+') do
      if one ~= month then table.insert(kept, one) end
    end
    while #kept >= ${MONTHS_KEPT} do
      local oldest = (present and kept[1] == texts(present)) and 2 or 1
      redis.call('HDEL', key, 'used:' .. table.remove(kept, oldest))
    end
    table.insert(kept, set and 1 or #kept + 1, month)
    redis.call('HSET', key, 'months', table.concat(kept, ' '))
  end
  return field, used
end
`;

/**
 * KEYS key, open, window, epoch; ARGV epoch, limit, span, grain, price, quota, period, call, keyNo, mark
 * -> [verdict, used, calls, wait, clear], the last two in microseconds: until one more call passes, and until none counts; or where the
 * key was changed since it had this mark, ['changed', its mark].
 */
export const ADMIT = `
local epoch = redis.call('GET', KEYS[4])
if epoch ~= ARGV[1] then return {'epoch', epoch or ''} end
${COUNTER}
${NOW}
local known = redis.call('HMGET', KEYS[1], 'used:' .. ARGV[7], 'months', 'period', 'rev', 'exp', 'calls', 'mark')
if known[4] or (known[5] and tonumber(known[5]) * 1000 <= now) then return {'revoked'} end
if (known[7] or '') ~= ARGV[10] then return {'changed', known[7] or ''} end
local limit, span, grain = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local price, quota = tonumber(ARGV[5]), tonumber(ARGV[6])
local calls = tonumber(known[6] or '0')
local bucket = function(text)
  local last, count = string.match(text, '^(%d+):(%d+)$')
  return tonumber(last), tonumber(count)
end
local at = function(index)
  local text = redis.call('LINDEX', KEYS[3], index)
  if text then return bucket(text) end
end
local first, gone = at(0)
if not first then calls = 0 end
while first and first + span <= now do
  redis.call('LPOP', KEYS[3])
  calls = calls - gone
  first, gone = at(0)
end
-- What seems to lie ahead, because the clock was put back, counts as having come now.
local last, count = at(-1)
local ahead = 0
while last and last > now do
  redis.call('RPOP', KEYS[3])
  ahead = ahead + count
  last, count = at(-1)
end
-- A bucket takes calls for a grain, the last of which counts for a span.
local push = function(calls)
  redis.call('RPUSH', KEYS[3], texts(now) .. ':' .. texts(calls))
  redis.call('PEXPIRE', KEYS[3], math.ceil((span + grain) / 1000) + 1000)
  last = now
end
if ahead > 0 then
  push(ahead)
  count = ahead
end
local figures = function(verdict, used, ...)
  redis.call('HSET', KEYS[1], 'calls', texts(calls), ...)
  local wait = 0
  if calls >= limit then
    local left, index = calls, 0
    while left >= limit do
      local instant, leaving = at(index)
      if not instant then break end
      left, wait, index = left - leaving, instant + span - now, index + 1
    end
  end
  return {verdict, texts(used), texts(calls), texts(wait), texts(last and last + span - now or 0)}
end
local field, used = counter(KEYS[1], tonumber(ARGV[7]), nil, known)
if calls >= limit then return figures('rate', used) end
if price > 0 and used + price > quota then return figures('quota', used) end
if last and math.floor(last / grain) == math.floor(now / grain) then
  redis.call('LSET', KEYS[3], -1, texts(now) .. ':' .. texts(count + 1))
  last = now
else
  push(1)
end
calls = calls + 1
local used_at = texts(math.floor(now / 1000))
if price == 0 then return figures('ok', used, 'last', used_at) end
used = used + price
redis.call('HSET', KEYS[2], ARGV[8], ARGV[9] .. ':' .. ARGV[7] .. ':' .. ARGV[5])
return figures('ok', used, 'last', used_at, field, texts(used))
`;

/**
 * KEYS key, open, epoch; ARGV call, keyNo, period, more, quota, epoch -> [verdict, used this month]. Reserves more credits for a call
 * whose input decided the price. In another epoch than it was admitted in, its reservation is lost and nothing is reserved: it is
 * charged as a whole, when it is settled or by the journal.
 */
export const EXTEND = `
${COUNTER}
local field, used = counter(KEYS[1], tonumber(ARGV[3]))
local more = tonumber(ARGV[4])
if used + more > tonumber(ARGV[5]) then return {'quota', texts(used)} end
if redis.call('GET', KEYS[3]) ~= ARGV[6] then return {'ok', texts(used)} end
used = used + more
redis.call('HSET', KEYS[1], field, texts(used))
local entry = redis.call('HGET', KEYS[2], ARGV[1])
local reserved = entry and tonumber(string.match(entry, ':(%d+)$')) or 0
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2] .. ':' .. ARGV[3] .. ':' .. texts(reserved + more))
return {'ok', texts(used)}
`;

/**
 * KEYS key, open, feed, late; ARGV call, charged, period, feed length, event ('' for none) -> used this month. Turns a reservation
 * into the charge. A reservation that is gone was settled before; only where KEYS has a "late" was it lost with an earlier epoch,
 * and the charge is added now, once.
 */
export const SETTLE = `
${COUNTER}
local entry = redis.call('HGET', KEYS[2], ARGV[1])
local reserved = 0
local period = ARGV[3]
if entry then
  local p, price = string.match(entry, '^%d+:(%d+):(%d+)$')
  period = p
  reserved = tonumber(price)
  redis.call('HDEL', KEYS[2], ARGV[1])
end
local delta = tonumber(ARGV[2]) - reserved
if not entry then
  local first = KEYS[4] and redis.call('SET', KEYS[4], '1', 'NX', 'EX', 86400)
  if not first then delta = 0 end
end
local field, used = counter(KEYS[1], tonumber(period))
if delta ~= 0 then
  used = math.max(0, used + delta)
  redis.call('HSET', KEYS[1], field, texts(used))
end
if ARGV[5] ~= '' then
  ${NEXT_SEQ}
  redis.call('RPUSH', KEYS[3], text .. ' ' .. ARGV[5])
  redis.call('LTRIM', KEYS[3], -tonumber(ARGV[4]), -1)
end
return texts(used)
`;

/** KEYS key, given; ARGV credits, period -> 1 where given back now, 0 where that was done before. */
export const GIVE_BACK = `
if redis.call('SET', KEYS[2], '1', 'NX', 'EX', 3456000) == false then return 0 end
${COUNTER}
local field, used = counter(KEYS[1], tonumber(ARGV[2]))
redis.call('HSET', KEYS[1], field, texts(math.max(0, used - tonumber(ARGV[1]))))
return 1
`;

/**
 * KEYS key, epoch, open of every node; ARGV epoch, used, period, present month, keyNo -> [verdict, what was counted before]: sets what is counted
 * of a month. Neither includes what calls in flight have reserved.
 */
export const SET_USED = `
local epoch = redis.call('GET', KEYS[2])
if epoch ~= ARGV[1] then return {'epoch', epoch or ''} end
${COUNTER}
local reserved = 0
for at = 3, #KEYS do
  for _, entry in ipairs(redis.call('HVALS', KEYS[at])) do
    local key, period, price = string.match(entry, '^(%d+):(%d+):(%d+)$')
    if key == ARGV[5] and period == ARGV[3] then reserved = reserved + tonumber(price) end
  end
end
local field, used = counter(KEYS[1], tonumber(ARGV[3]), tonumber(ARGV[4]))
redis.call('HSET', KEYS[1], field, texts(tonumber(ARGV[2]) + reserved))
return {'ok', texts(math.max(0, used - reserved))}
`;

/**
 * KEYS key, epoch, corrected; ARGV epoch, correction, wanted, credits, period -> epoch. A correction of a month was set in an epoch
 * and has since been noted on the shared server, or deleted there. Figures of that epoch have it, and figures of another where they were
 * rebuilt with it; where that is not as wanted (1 or 0), its credits are added or taken off.
 */
export const AMEND = `
local epoch = redis.call('GET', KEYS[2])
if not epoch then return '' end
local has = epoch == ARGV[1] or tonumber(redis.call('GET', KEYS[3]) or '0') >= tonumber(ARGV[2])
if has ~= (ARGV[3] == '1') then
  ${COUNTER}
  local field, used = counter(KEYS[1], tonumber(ARGV[5]))
  local change = ARGV[3] == '1' and tonumber(ARGV[4]) or -tonumber(ARGV[4])
  redis.call('HSET', KEYS[1], field, texts(math.max(0, used + change)))
end
return epoch
`;

/**
 * KEYS seen, epoch, then a key for each charge; ARGV epoch, node, from, to, then credits and period of each charge -> 1 where the
 * figures hold for the position \`to\` of the journal now. Sent twice, the second changes nothing.
 */
export const ADD_CHARGES = `
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
local seen = redis.call('HGET', KEYS[1], ARGV[2])
if seen == ARGV[4] then return 1 end
if (seen or '0') ~= ARGV[3] then return 0 end
${COUNTER}
for at = 3, #KEYS do
  local field, used = counter(KEYS[at], tonumber(ARGV[2 * at]))
  redis.call('HSET', KEYS[at], field, texts(used + tonumber(ARGV[2 * at - 1])))
end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[4])
return 1
`;

/**
 * KEYS key; ARGV mark, expiry in milliseconds ('' for none), version: the key was changed in the database. Every change has it read
 * again; of two that cross, the expiry of the later stays.
 */
export const CHANGE = `
redis.call('HSET', KEYS[1], 'mark', ARGV[1])
local version = redis.call('HGET', KEYS[1], 'version')
if version and tonumber(version) > tonumber(ARGV[3]) then return end
redis.call('HSET', KEYS[1], 'version', ARGV[3])
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], 'exp') else redis.call('HSET', KEYS[1], 'exp', ARGV[2]) end
`;

/** KEYS epoch; ARGV epoch: figures of this epoch may lack what was written last, and are to be rebuilt. */
export const DOUBT = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
`;

/** KEYS key, epoch -> [epoch, fields and values]. */
export const FIELDS = `
return {redis.call('GET', KEYS[2]) or '', redis.call('HGETALL', KEYS[1])}
`;

/** KEYS key, refused; ARGV event, how many are kept -> cursor: puts what stands for refused calls into the feed. */
export const REFUSE = `
${TEXTS}
${NEXT_SEQ}
redis.call('RPUSH', KEYS[2], text .. ' ' .. ARGV[1])
redis.call('LTRIM', KEYS[2], -tonumber(ARGV[2]), -1)
return text
`;
