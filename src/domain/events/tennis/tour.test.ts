import { expect, test } from 'vitest';
import { isFeaturedTour, tourKey } from './tour.ts';

test('featured are tours whose name contains atp, wta, grand slam, masters or premier', () => {
  for (const tour of [
    'ATP World Tour',
    'wta tour',
    'Grand Slam',
    'Masters 1000',
    'Premier Mandatory',
  ]) {
    expect(isFeaturedTour(tour), tour).toBe(true);
  }
  for (const tour of ['Davis Cup', 'Billie Jean King Cup', 'ITF Men', 'Challenger Tour', '']) {
    expect(isFeaturedTour(tour), tour).toBe(false);
  }
});

test('the tour badge is keyed by atp, wta, davis, billie, challenger, itf, in that order', () => {
  expect(tourKey('ATP World Tour')).toBe('atp');
  expect(tourKey('ATP Challenger Tour')).toBe('atp');
  expect(tourKey('WTA Tour')).toBe('wta');
  expect(tourKey('Davis Cup')).toBe('davis');
  expect(tourKey('BILLIE JEAN KING CUP')).toBe('billie');
  expect(tourKey('Challenger Tour')).toBe('challenger');
  expect(tourKey('ITF World Tennis Tour')).toBe('itf');
  expect(tourKey('Laver Cup')).toBe('other');
});
