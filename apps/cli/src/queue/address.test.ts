import { describe, expect, it } from 'vitest';
import { queueAddress } from './address.ts';
import { faultOf, isClash, isLost } from './database-fault.ts';

describe('the address of a queue', () => {
  it('is shown without user and password', () => {
    const url = 'postgresql://me:se%20cret@db.example:5433/lab?sslmode=require';
    expect(queueAddress(url)).toEqual({ url, shown: 'db.example:5433/lab', from: '--queue' });
    expect(queueAddress('postgres://me:secret@localhost/lab?host=%2Frun%2Fpg')?.shown).toBe('/run/pg/lab');
  });
  it('comes from the flag before the variable, and "none" means neither', () => {
    const named = 'postgresql://h/variable';
    expect(queueAddress(undefined, named)).toMatchObject({ shown: 'h/variable', from: 'TAMBOUR_QUEUE' });
    expect(queueAddress('postgresql://h/flag', named)?.shown).toBe('h/flag');
    expect(queueAddress('none', named)).toBeUndefined();
    expect(queueAddress(undefined, '')).toBeUndefined();
  });
  it.each(['', 'lab', 'http://me:secret@h/lab', 'postgresql://me:secret@:99999999/lab', 'postgresql://[secret/lab'])(
    'that is wrong is refused and not repeated: %s',
    (url) => {
      const told = () => queueAddress(url);
      expect(told).toThrow(/^--queue is not the address of a PostgreSQL database/);
      expect(told).not.toThrow(/secret/);
    },
  );
});

describe('what a database answers', () => {
  const fault = (code: string, message = 'so it is') => Object.assign(new Error(message), { code });
  it('is waited for if it may come back, and not if it will not', () => {
    for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300'])
      expect(isLost(fault(code)), code).toBe(true);
    expect(isLost(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isLost(new AggregateError([fault('ECONNREFUSED')]))).toBe(false);
    expect(isLost(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe(true);
    for (const code of ['28P01', '3D000', '42501', '42P01', '23505']) expect(isLost(fault(code)), code).toBe(false);
    expect(isClash(fault('40P01'))).toBe(true);
  });
  it('is told in both languages with what to do about it', () => {
    expect(faultOf(fault('28P01', 'password authentication failed'), 'h/lab')).toEqual({
      en: 'the database h/lab does not let you in: password authentication failed',
      fr: 'la base h/lab refuse l’accès\u00a0: password authentication failed',
    });
    expect(faultOf(fault('42501', 'permission denied for database lab'), 'h/lab').en).toContain(
      'GRANT CREATE ON DATABASE',
    );
    const both = Object.assign(new AggregateError([fault('x', 'no IPv6'), fault('y', 'no IPv4')]), {
      code: 'ECONNREFUSED',
    });
    expect(faultOf(both, 'h/lab').en).toBe('the database h/lab cannot be reached: no IPv6, no IPv4');
  });
});
