import Cloud from 'lucide-react/icons/cloud';
import CloudRain from 'lucide-react/icons/cloud-rain';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import Wind from 'lucide-react/icons/wind';
import type { Weather } from '#domain/game/weather.ts';

const WINDY_MPH = 15;

function iconFor({ description = '', windSpeed = 0 }: Weather) {
  if (/snow|flurr|sleet/i.test(description)) return Snowflake;
  if (/rain|shower|storm|drizzle/i.test(description)) return CloudRain;
  if (windSpeed > WINDY_MPH || /wind|breez/i.test(description)) return Wind;
  return /sun|clear|fair/i.test(description) ? Sun : Cloud;
}

export function WeatherIcon({ weather }: { readonly weather: Weather }) {
  const Icon = iconFor(weather);
  return <Icon className="icon" aria-hidden="true" />;
}
