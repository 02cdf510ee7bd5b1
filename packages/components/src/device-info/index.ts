export { DeviceInfo, type DeviceInfoProps } from './device-info.js';
