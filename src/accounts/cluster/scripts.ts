// What Redis does atomically. Numbers are formatted with %.0f: Lua's own text form loses digits above 10^14.
// Keys: mtm:epoch (who rebuilt last), mtm:k:<key> {rev, tat, period, used, seq}, mtm:open:<node> {call: key:period:price},
// mtm:feed:<key> (the last 100 calls as JSON), mtm:seen {node: journal position the figures hold for}.

/** KEYS key, open; ARGV epoch, emission, burst, price, quota, period, call, keyNo -> [verdict, used, tat, now]. */
export const ADMIT = `
local epoch = redis.call('GET', 'mtm:epoch')
if epoch ~= ARGV[1] then return {'epoch', epoch or ''} end
local state = redis.call('HMGET', KEYS[1], 'rev', 'tat', 'period', 'used')
local texts = function(value) return string.format('%.0f', value) end
if state[1] then return {'revoked'} end
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local emission, burst, price, quota = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local before = tonumber(state[2] or '0')
local used = 0
if state[3] == ARGV[6] then used = tonumber(state[4]) end
local tat = math.max(before, now) + emission
if tat > now + burst then return {'rate', texts(used), texts(before), texts(now)} end
if price > 0 and used + price > quota then return {'quota', texts(used), texts(before), texts(now)} end
used = used + price
redis.call('HSET', KEYS[1], 'tat', texts(tat), 'period', ARGV[6], 'used', texts(used))
if price > 0 then redis.call('HSET', KEYS[2], ARGV[7], ARGV[8] .. ':' .. ARGV[6] .. ':' .. ARGV[4]) end
return {'ok', texts(used), texts(tat), texts(now)}
`;

/**
 * KEYS key, open; ARGV call, keyNo, period, more, quota -> [verdict, used]. Reserves more credits for a call whose input
 * decided the price.
 */
export const EXTEND = `
local state = redis.call('HMGET', KEYS[1], 'period', 'used')
local used = 0
if state[1] == ARGV[3] then used = tonumber(state[2]) end
local more = tonumber(ARGV[4])
if used + more > tonumber(ARGV[5]) then return {'quota', string.format('%.0f', used)} end
used = used + more
redis.call('HSET', KEYS[1], 'period', ARGV[3], 'used', string.format('%.0f', used))
local entry = redis.call('HGET', KEYS[2], ARGV[1])
local reserved = entry and tonumber(string.match(entry, ':(%d+)$')) or 0
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2] .. ':' .. ARGV[3] .. ':' .. string.format('%.0f', reserved + more))
return {'ok', string.format('%.0f', used)}
`;

/**
 * KEYS key, open, feed; ARGV call, charged, period, feed length, event ('' for none), late -> used. Turns a
 * reservation into the charge. A reservation that is gone was settled before; only with late = 1 was it lost with an earlier
 * epoch, and the charge is added now, once.
 */
export const SETTLE = `
local entry = redis.call('HGET', KEYS[2], ARGV[1])
local reserved = 0
local period = ARGV[3]
if entry then
  local p, price = string.match(entry, '^%d+:(%d+):(%d+)$')
  period = p
  reserved = tonumber(price)
  redis.call('HDEL', KEYS[2], ARGV[1])
end
local state = redis.call('HMGET', KEYS[1], 'period', 'used', 'seq')
local used = tonumber(state[2] or '0')
local delta = tonumber(ARGV[2]) - reserved
if not entry then
  local first = ARGV[6] == '1' and redis.call('SET', 'mtm:late:' .. ARGV[1], '1', 'NX', 'EX', 86400)
  if not first then delta = 0 end
end
if delta ~= 0 then
  if state[1] == period then
    used = math.max(0, used + delta)
    redis.call('HSET', KEYS[1], 'used', string.format('%.0f', used))
  elseif not state[1] and delta > 0 then
    used = delta
    redis.call('HSET', KEYS[1], 'period', period, 'used', string.format('%.0f', used))
  end
end
if ARGV[5] ~= '' then
  local time = redis.call('TIME')
  local seq = math.max(tonumber(state[3] or '0') + 1, time[1] * 1000000 + time[2])
  local text = string.format('%.0f', seq)
  redis.call('HSET', KEYS[1], 'seq', text)
  redis.call('RPUSH', KEYS[3], text .. ' ' .. ARGV[5])
  redis.call('LTRIM', KEYS[3], -tonumber(ARGV[4]), -1)
end
return string.format('%.0f', used)
`;

/** KEYS key, given; ARGV id, credits, period -> 1 where given back now, 0 where that was done before. */
export const GIVE_BACK = `
if redis.call('SET', KEYS[2], '1', 'NX', 'EX', 3456000) == false then return 0 end
local state = redis.call('HMGET', KEYS[1], 'period', 'used')
if state[1] == ARGV[3] then
  redis.call('HSET', KEYS[1], 'used', string.format('%.0f', math.max(0, tonumber(state[2]) - tonumber(ARGV[2]))))
end
return 1
`;

/** KEYS key; ARGV credits, period: adds charges that the rebuilt figure does not hold yet. */
export const ADD_USED = `
local state = redis.call('HMGET', KEYS[1], 'period', 'used')
local used = 0
if state[1] == ARGV[2] then used = tonumber(state[2]) end
redis.call('HSET', KEYS[1], 'period', ARGV[2], 'used', string.format('%.0f', used + tonumber(ARGV[1])))
`;
