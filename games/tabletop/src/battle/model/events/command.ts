import type { Order } from '../../../model/vocabulary.ts';

/** Generals and aides: where they go, what befalls them, orders. */
export type CommandEvent =
  /** C12d A general or aide rode: how far by the way he took, and the unit he is with then. */
  | {
      readonly type: 'rode';
      readonly piece: string;
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly cm: number;
      readonly with?: string;
    }
  /** C11c A new order in force at once. */
  | {
      readonly type: 'order-given';
      readonly piece: string;
      readonly unit: string;
      readonly order: Order;
      readonly at?: readonly [number, number];
      readonly of?: string;
    }
  /** C11e The unit it was to support is lost: it holds where it stands. */
  | {
      readonly type: 'support-ended';
      readonly piece: string;
      readonly of: string;
      readonly at: readonly [number, number];
    }
  /** 1.1-08 One who was in contact has left his unit. */
  | { readonly type: 'leader-left'; readonly piece: string; readonly unit: string }
  /** 1.1-07a A test that its owner wishes, on the arrival of a commander. */
  | { readonly type: 'test-wished'; readonly piece: string; readonly unit: string }
  /** 1.1-12a A general or aide tries to rally a unit. */
  | { readonly type: 'rally-tried'; readonly piece: string; readonly unit: string }
  /** C12g He went to a friend for refuge. */
  | {
      readonly type: 'leader-fled';
      readonly piece: string;
      readonly to: string;
      readonly at: readonly [number, number];
    }
  /** 1.1-12d A unit he could not rally carries him along. */
  | { readonly type: 'leader-carried'; readonly piece: string; readonly by: string }
  /** C1m A unit that ended over him set him beside it. */
  | {
      readonly type: 'leader-set-aside';
      readonly piece: string;
      readonly by: string;
      readonly to: readonly [number, number];
    };
