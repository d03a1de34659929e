import { expect, it } from 'vitest'
import { priceOf } from './prices.ts'

it('what runs on this machine is free, and nothing that only begins like it', () => {
  const free = { input: 0, output: 0 }
  for (const host of ['localhost:8000', '127.0.0.1', '127.1.2.3:1', '[::1]', '0.0.0.0'])
    expect({ host, price: priceOf(`http://${host}/v1#m`) }).toEqual({ host, price: free })
  for (const host of ['localhost.example', '127.example', '127.0.0.1.example', '0.0.0.0.example'])
    expect({ host, price: priceOf(`http://${host}/v1#m`) }).toEqual({ host, price: undefined })
})
